/** Raised when an older page could no longer talk to the server; it stands in the socket's address. */
export const protocolVersion = 2

/** Where the version stands in every request of a page and in every answer of the server. Pages of version 1 send none. */
export const protocolHeader = 'x-parlor-protocol'

/** How large anything from outside may be, before it is read. */
export const limits = {
  /** Characters of one frame from a client, and how deep its JSON may go. */
  frame: { characters: 8_192, depth: 12 },
  /** Characters of a request's body. */
  body: { characters: 262_144, depth: 24 },
  /** Of one frame from the server, for the client. */
  answer: { characters: 8_000_000, depth: 64 },
  /** A move in its game's notation. */
  move: 512,
  options: 16_384,
  secret: 4_096,
  name: 24,
  password: [10, 128],
  /** What an account keeps under one name (settings, decks). */
  kept: 200_000,
  /** Steps sent one by one to somebody who returns; whoever missed more is shown the whole view. */
  steps: 32,
  /** Lines of the story that come with a whole view: the latest. */
  story: 400,
  /** Matches that one socket may watch at once. */
  watched: 8,
  /** Tables waiting for players that one person may have open. */
  tables: 5,
  /** Sockets through which one match may be looked at on a node; players always may. */
  viewers: 250,
  /** Matches under way that one person may sit at. */
  live: 20,
  /** One's own tables and matches under way that are listed: the newest. */
  mine: 12,
} as const

/** Why the server closes a socket. 1001 (going away) means: come back at once, another node or the next one will answer. */
export const closeCodes = {
  goingAway: 1001,
  /** The frame was too large. */
  tooLarge: 1009,
  /** The page speaks another version: load it anew. */
  version: 4400,
  /** Nobody: arrive first, then open the socket. */
  nobody: 4401,
  /** From a page that is not ours. */
  origin: 4403,
  /** Too many malformed frames, or too many at once. */
  abuse: 4429,
} as const
