import { maxSaveNameLength } from '../../../../data/save.ts'

/** “Oden” → “Oden 2” → “Oden 3”. */
export function nameOfCopy(name: string): string {
  const found = / (\d{1,3})$/.exec(name)
  const number = found ? Number(found[1]) + 1 : 2
  const stem = found ? name.slice(0, found.index) : name
  return `${stem.slice(0, maxSaveNameLength - 1 - String(number).length)} ${number}`
}
