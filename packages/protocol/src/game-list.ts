import list from '../../../games.json' with { type: 'json' }

/** A row of games.json, the only list of games; its order is the lobby's. */
export interface ListedGame {
  /** Name of its folder in games/, of its package and of the package's export. */
  readonly id: string
  /** Background of the installed app's splash screen and system bar. */
  readonly colour: string
  readonly orientation: 'any' | 'landscape' | 'portrait'
  /** Bot that plays on for somebody who left, where none was chosen: worth playing against, quick enough for a server. */
  readonly substituteLevel: string
  /** Moves per seat from which a ranked match counts. */
  readonly minimumRankedMoves: number
}

/** The rows of games.json. */
export const gameList = list as readonly ListedGame[]
