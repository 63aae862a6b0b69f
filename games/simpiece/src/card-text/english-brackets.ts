import type { CardTexts } from './card-texts.ts'

/** Timings as they stand on cards. */
export const englishBrackets: CardTexts['brackets'] = {
  onPlay: '[On Play]',
  whenAttacking: '[When Attacking]',
  onBlock: '[On Block]',
  onKO: '[On K.O.]',
  activateMain: '[Activate: Main]',
  main: '[Main]',
  counter: '[Counter]',
  trigger: '[Trigger]',
}
