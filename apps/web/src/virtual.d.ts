declare module 'virtual:parlor-cards' {
  const cards: readonly import('./web-game/game-info.ts').GameInfo[]
  export default cards
}

/** The app's version, from its manifest. */
declare const __VERSION__: string
