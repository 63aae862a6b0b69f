/** A text table: first column left-aligned, numbers right-aligned, a rule under the head. */
export function formatTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const cells = [head, ...rows.map((row) => row.map(String))]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...cells.slice(1).map((row) => line(row))]
}

/** A count with thousands separators: 1 234 567. */
export function formatCount(value: number): string {
  return Math.round(value)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, ' ')
}

/** A share as a percentage with one digit. */
export function formatPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
