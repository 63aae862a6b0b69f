/** How long what an effect did lasts. `opponentsTurn`: until the end of the opponent's next turn; `nextRefresh`: for the next Refresh Phase of the card's owner. */
export type Duration = 'turn' | 'battle' | 'yourNextStart' | 'opponentsTurn' | 'yourNextTurn' | 'nextRefresh'

/** What a card may be barred from. `refresh`: it does not become active in its Refresh Phase; `blocked`: nobody blocks its attacks. */
export const barredActs = ['attack', 'attackLeader', 'block', 'rest', 'refresh', 'blocked'] as const
export type BarredAct = (typeof barredActs)[number]

/** What a player may be barred from: by effects of their own, `draw` and `lifeToHand`. */
export const barredPlayerActs = ['playCharacter', 'useBlocker', 'draw', 'lifeToHand'] as const
export type BarredPlayerAct = (typeof barredPlayerActs)[number]
