import type { ReactElement, ReactNode } from 'react'
import { useTranslator } from '../platform/i18n/translator.ts'
import { ChairIllustration } from './illustrations.tsx'
import { Page } from './page.tsx'

interface MessagePageProps {
  title: string
  text: string
  /** Illustration: a closed door, or a fallen chair. */
  scene: 'shut' | 'fallen'
  children: ReactNode
}

/** A page with one message: an unknown route, an error. */
export function MessagePage({ title, text, scene, children }: MessagePageProps): ReactElement {
  const { t } = useTranslator()
  return (
    <Page title={title} back={{ to: '/', label: t('house.lobby') }} heading={null}>
      <div className="message-page">
        <div className="message-page-illustration" data-scene={scene}>
          {scene === 'fallen' ? <ChairIllustration /> : <ShutDoor />}
        </div>
        <p className="message-page-title" aria-hidden="true">
          {title}
        </p>
        <p className="message-page-text">{text}</p>
        <div className="message-page-actions">{children}</div>
      </div>
    </Page>
  )
}

function ShutDoor(): ReactElement {
  return (
    <svg viewBox="0 0 120 168" aria-hidden="true" focusable="false">
      <path d="M6 166V62a54 54 0 0 1 108 0v104Z" fill="#3b2a1a" />
      <path d="M16 166V62a44 44 0 0 1 88 0v104Z" fill="#21170e" />
      <path d="M28 104V62a32 32 0 0 1 64 0v42Z" fill="none" stroke="#4a3521" strokeWidth="3" />
      <path d="M28 118h64v38H28Z" fill="none" stroke="#4a3521" strokeWidth="3" />
      <circle cx="94" cy="112" r="4.5" fill="#c08a4d" />
      <path d="M16 166h88" stroke="#efb866" strokeWidth="2" opacity="0.7" />
    </svg>
  )
}
