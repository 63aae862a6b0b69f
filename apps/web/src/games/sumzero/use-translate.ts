import type { Message, Rejection, Seat } from '@parlor/kernel'
import { useCallback } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { strings } from './strings.ts'

/** Translates the game's messages; `why` translates a rejection. */
export function useTranslate(nameOf: (seat: Seat) => string): {
  tell(key: string, params?: Message['params']): string
  why(rejection: Rejection): string
} {
  const words = useTranslator()
  const own = strings[words.language]
  const tell = useCallback(
    (key: string, params?: Message['params']) => words.say(params ? { key, params } : { key }, own, nameOf),
    [words, own, nameOf],
  )
  const why = useCallback((rejection: Rejection) => words.why(rejection, own), [words, own])
  return { tell, why }
}
