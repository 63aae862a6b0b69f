declare module 'virtual:parlor-cards' {
  const cards: readonly import('./games/card.ts').Card[]
  export default cards
}

/** The app's version, from its manifest. */
declare const __VERSION__: string
