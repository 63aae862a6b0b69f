import type { Message, Rejection, Seat } from '@parlor/kernel'
import { useCallback } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { strings } from './strings.ts'

/** Translates the game's messages; `why` translates a rejection. */
export function useTranslate(nameOf: (seat: Seat) => string): {
  translate(key: string, params?: Message['params']): string
  why(rejection: Rejection): string
} {
  const translator = useTranslator()
  const own = strings[translator.language]
  const translate = useCallback(
    (key: string, params?: Message['params']) => translator.say(params ? { key, params } : { key }, own, nameOf),
    [translator, own, nameOf],
  )
  const why = useCallback((rejection: Rejection) => translator.why(rejection, own), [translator, own])
  return { translate, why }
}
