/** Raised when older pages become incompatible; part of the socket's URL. */
export const protocolVersion = 2

/** Protocol version header of every request and response. Pages of version 1 send none. */
export const protocolHeader = 'x-parlor-protocol'

/** Maximum sizes of input, checked before parsing. */
export const limits = {
  /** A frame from a client: characters and JSON depth. */
  frame: { characters: 8_192, depth: 12 },
  /** A request body. */
  body: { characters: 262_144, depth: 24 },
  /** A frame from the server. */
  answer: { characters: 8_000_000, depth: 64 },
  /** A move in its game's notation. */
  move: 512,
  options: 16_384,
  secret: 4_096,
  name: 24,
  password: [10, 128],
  /** One named value of account data (settings, decks). */
  accountData: 200_000,
  /** Maximum steps sent to a reconnecting client; whoever missed more gets the full state. */
  steps: 32,
  /** Maximum log lines sent with the full state: the latest. */
  logLines: 400,
  /** Matches per socket. */
  watched: 8,
  /** Open tables per person. */
  tables: 5,
  /** Sockets per match on a node; players are always admitted. */
  viewers: 250,
  /** Live matches per person. */
  live: 20,
  /** Tables in a person's own list: the newest. */
  mine: 12,
} as const

/** WebSocket close codes. 1001 (going away): reconnect at once, another node or the restarted one will answer. */
export const closeCodes = {
  goingAway: 1001,
  /** Another protocol version: reload the page. */
  version: 4400,
  /** No session: create a guest first, then open the socket. */
  nobody: 4401,
  /** Too many malformed frames, or too many at once. */
  abuse: 4429,
} as const
