import type { ListedGame } from '@parlor/protocol'
import list from '../../../games.json' with { type: 'json' }

/** games.json; here for Node, which builds the app and cannot import our packages. */
export const gameList = list as readonly ListedGame[]
