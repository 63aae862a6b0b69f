/** Answers by kind of request, and by rejection code or `done`. */
type AnswerCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What an adversary did, and how it was answered. */
export interface AttackReport {
  readonly addresses: number
  readonly guests: number
  /** Most sockets open at once, and how many it wanted. */
  readonly sockets: number
  readonly socketsWanted: number
  readonly answers: AnswerCounts
  /** Moves that bots made for it, by level. */
  readonly botMoves: Readonly<Record<string, number>>
  /** Levels of its bots. */
  readonly levels: readonly string[]
  /** Every second: open sockets, and requests accepted by then. */
  readonly samples: readonly AttackSample[]
}

interface AttackSample {
  /** By `Date.now()`. */
  readonly at: number
  readonly sockets: number
  readonly accepted: number
}

export class AttackTally {
  readonly answers: Record<string, Record<string, number>> = {}
  readonly botMoves: Record<string, number> = {}
  readonly samples: AttackSample[] = []
  guests = 0
  sockets = 0
  #open = 0
  #accepted = 0

  sample(): void {
    this.samples.push({ at: Date.now(), sockets: this.#open, accepted: this.#accepted })
  }

  answered(kind: string, code: string): void {
    const codes = (this.answers[kind] ??= {})
    codes[code] = (codes[code] ?? 0) + 1
    if (code === 'done') this.#accepted++
  }

  botMoved(level: string): void {
    this.botMoves[level] = (this.botMoves[level] ?? 0) + 1
  }

  socketOpened(): void {
    this.sockets = Math.max(this.sockets, ++this.#open)
  }

  socketClosed(): void {
    this.#open--
  }
}

/** Requests that only somebody seated can make. */
const seatedKinds = ['move', 'undo', 'rematch', 'muteUndo', 'react'] as const
/** Further requests that have to be part of an attack. */
const otherKinds = [
  'queue',
  'watch',
  'watchLong',
  'staleMove',
  'resignLong',
  'openTable',
  'table',
  'exportData',
  'replay',
  'sharedReplay',
  'history',
  'leaderboard',
  'lobby',
  'rename',
  'myTables',
  'signIn',
  'signUp',
] as const
/** Refusals after all the work was done. */
const workDone: Readonly<Record<string, readonly string[]>> = {
  signIn: ['account.wrongPassword'],
  staleMove: ['match.staleDecision', 'match.notYourTurn'],
  resignLong: ['match.notSeated'],
}
/** Share of seated requests that has to be accepted, and of sockets that has to be open. */
const leastShare = 0.5
/** Bot moves per level that have to be made at least. */
const leastBotMoves = 3

function acceptedOf({ answers }: AttackReport, kind: string): number {
  const codes = answers[kind] ?? {}
  return ['done', ...(workDone[kind] ?? [])].reduce((sum, code) => sum + (codes[code] ?? 0), 0)
}

function sumOf(codes: Readonly<Record<string, number>> = {}): number {
  return Object.values(codes).reduce((sum, count) => sum + count, 0)
}

/** Share of the requests of a seated player that were accepted. */
function seatedShare(report: AttackReport): number {
  const [accepted, all] = seatedKinds.reduce(
    ([some, sum], kind) => [some + acceptedOf(report, kind), sum + sumOf(report.answers[kind])],
    [0, 0],
  )
  return all === 0 ? 0 : accepted / all
}

/** Why an attack proves nothing; empty when it was a real one. */
export function unrealAttackReasons(report: AttackReport): string[] {
  const reasons: string[] = []
  const share = seatedShare(report)
  if (share < leastShare) reasons.push(`${percent(share)} of what needs a seat was accepted`)
  if (report.sockets < leastShare * report.socketsWanted) reasons.push(`${report.sockets} of ${report.socketsWanted} sockets were open`)
  for (const kind of [...seatedKinds, ...otherKinds]) {
    const accepted = acceptedOf(report, kind)
    if (accepted < report.addresses) reasons.push(`${kind}: ${accepted} accepted from ${report.addresses} addresses`)
  }
  for (const level of report.levels) {
    const moves = report.botMoves[level] ?? 0
    if (moves < leastBotMoves) reasons.push(`bots of level ${level} made ${moves} moves`)
  }
  return reasons
}

/** Time from a restart until the adversary is connected again: one machine opens some hundred sockets a second. */
export const reconnectMs = 30_000
/** Requests that have to be accepted per address and second. */
const leastPerAddress = 0.5

/** Why an attack was not under way throughout a phase; times by `Date.now()`. */
export function absentAttackReasons(report: AttackReport, phase: string, began: number, ended: number): string[] {
  const { samples, addresses, socketsWanted } = report
  const during = samples.filter(({ at }) => at >= Math.min(began + reconnectMs, (began + ended) / 2) && at <= ended)
  if (during.length < 2) return [`${phase}: the adversary was not there`]
  const reasons: string[] = []
  const fewest = Math.min(...during.map(({ sockets }) => sockets))
  if (fewest < leastShare * socketsWanted) reasons.push(`${phase}: ${fewest} of ${socketsWanted} sockets were open at a time`)
  const [first, last] = [during[0]!, during.at(-1)!]
  const perSecond = (last.accepted - first.accepted) / ((last.at - first.at) / 1000)
  if (perSecond < leastPerAddress * addresses) reasons.push(`${phase}: ${perSecond.toFixed(1)} requests a second were accepted`)
  return reasons
}

export function attackLines(report: AttackReport): string[] {
  const { addresses, guests, sockets, socketsWanted, answers, botMoves } = report
  const codes = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .toSorted(([, a], [, b]) => b - a)
      .map(([code, count]) => `${code} ${count}`)
      .join(', ')
  return [
    `the adversary: ${addresses} addresses, ${guests} guests, ${sockets} of ${socketsWanted} sockets open at once; ` +
      `${percent(seatedShare(report))} of what needs a seat was accepted; bots moved: ${codes(botMoves)}`,
    ...Object.keys(answers)
      .toSorted()
      .map((kind) => `  ${kind}: ${codes(answers[kind]!)}`),
  ]
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
