import { currentTranslator } from '../platform/i18n/translator.ts'
import { toast } from './toast.tsx'

/** Copies a text, and says so, or that the browser does not allow it. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ text: copied, tone: 'good' })
  } catch {
    toast({ text: currentTranslator().t('share.notCopied'), tone: 'bad' })
  }
}
