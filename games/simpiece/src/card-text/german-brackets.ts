import type { CardTexts } from './card-texts.ts'

/** Timings as they stand on cards. */
export const germanBrackets: CardTexts['brackets'] = {
  onPlay: '[Beim Ausspielen]',
  whenAttacking: '[Beim Angreifen]',
  onBlock: '[Beim Blocken]',
  onKO: '[Bei K.O.]',
  activateMain: '[Aktivieren: Haupt]',
  main: '[Haupt]',
  counter: '[Konter]',
  trigger: '[Auslöser]',
}
