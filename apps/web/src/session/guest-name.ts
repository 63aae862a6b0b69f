import type { Translator } from '../platform/i18n/translator.ts'

/** Names that the server gives to guests; nobody can keep one. */
const guestName = /^Guest ([0-9A-F]{4})$/

export function isGuestName(name: string): boolean {
  return guestName.test(name)
}

/** A person's name as the page shows it: a guest without a name of their own is one in the reader's language. */
export function shownName(name: string, { t }: Pick<Translator, 't'>): string {
  const code = guestName.exec(name)?.[1]
  return code === undefined ? name : t('table.guest', { code })
}
