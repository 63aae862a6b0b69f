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
}

export class AttackTally {
  readonly answers: Record<string, Record<string, number>> = {}
  readonly botMoves: Record<string, number> = {}
  guests = 0
  sockets = 0
  #open = 0

  answered(kind: string, code: string): void {
    const codes = (this.answers[kind] ??= {})
    codes[code] = (codes[code] ?? 0) + 1
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
  'watch',
  'staleMove',
  'openTable',
  'exportData',
  'replay',
  'sharedReplay',
  'history',
  'leaderboard',
  'lobby',
  'myTables',
  'signIn',
  'signUp',
] as const
/** Refusals after all the work was done. */
const workDone: Readonly<Record<string, readonly string[]>> = {
  signIn: ['account.wrongPassword'],
  staleMove: ['match.staleDecision', 'match.notYourTurn'],
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
  for (const [level, moves] of Object.entries(report.botMoves))
    if (moves < leastBotMoves) reasons.push(`bots of level ${level} made ${moves} moves`)
  if (Object.keys(report.botMoves).length < 3) reasons.push('fewer than three levels of bots moved')
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
