import type { CardTexts } from './card-texts.ts'

/** Timings as they stand on cards. */
export const frenchBrackets: CardTexts['brackets'] = {
  onPlay: '[Quand jouée]',
  whenAttacking: '[En attaquant]',
  onBlock: '[En bloquant]',
  onKO: '[Si K.O.]',
  activateMain: '[Activation\u00a0: Principale]',
  main: '[Principale]',
  counter: '[Contre]',
  trigger: '[Déclenchement]',
}
