import type { Message } from '@parlor/kernel'
import type { LogLine } from '../session/log-lines.ts'

/** Merges the single messages of two lines; null where both stay. */
export type MergeLogMessages = (before: Message, after: Message) => Message | null

/** Merges a gesture of several moves into its last line; the others stay, empty, so that the numbering holds. */
export function mergeLogLines(logLines: readonly LogLine[], mergeMessages: MergeLogMessages | undefined): readonly LogLine[] {
  if (!mergeMessages) return logLines
  const lines = [...logLines]
  for (let i = 1; i < lines.length; i++) {
    const [before, line] = [lines[i - 1]!, lines[i]!]
    const one = before.said.length === 1 && line.said.length === 1 && before.seat === line.seat
    const sentence = one && before.kind === 'move' && line.kind === 'move' ? mergeMessages(before.said[0]!, line.said[0]!) : null
    if (!sentence) continue
    lines[i - 1] = { ...before, said: [] }
    lines[i] = { ...line, said: [sentence] }
  }
  return lines
}

/** Whether a later line tells this one's move, as part of a gesture. */
export function isMergedLine(lines: readonly LogLine[], logLines: readonly LogLine[], index: number): boolean {
  return lines[index] !== logLines[index] && lines[index]!.said.length === 0
}

/** A hidden action of others, or a step that says nothing. */
export function isSilentLine({ kind, said }: LogLine): boolean {
  return kind === 'move' && said.length === 0
}

/**
 * Number of the line that tells a position: in the middle of a gesture the line of the whole gesture. `skipsSilent`: else the last one
 * before it that says something; 0 where none does.
 */
export function lineNumberAt(lines: readonly LogLine[], logLines: readonly LogLine[], at: number, skipsSilent = false): number {
  let current = at
  while (current > 0 && current < lines.length && isMergedLine(lines, logLines, current - 1)) current++
  while (skipsSilent && current > 0 && isSilentLine(lines[current - 1]!)) current--
  return current
}
