declare module 'virtual:game-infos' {
  const gameInfos: readonly import('./web-game/game-info.ts').GameInfo[]
  export default gameInfos
}

/** The app's version, from its manifest. */
declare const __VERSION__: string
