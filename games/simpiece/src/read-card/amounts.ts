import type { CardFilter } from '../card-definition.ts'
import { any, count, map, say, where, type Parser } from './parser.ts'

interface Bounds {
  readonly least?: number
  readonly most?: number
}

/** "3", "3 or less", "3 or more", "3 to 5". */
export const amount: Parser<Bounds> = any<readonly Parser<Bounds>[]>(
  map(count, (number) => ({ least: number, most: number })),
  map(say`${count} or less`, ([most]) => ({ most })),
  map(say`${count} or more`, ([least]) => ({ least })),
  map(say`${count} to ${count}`, ([least, most]) => ({ least, most })),
  map(
    where(say`${count} or ${count}`, 'the next number', ([least, most]) => most === least + 1),
    ([least, most]) => ({ least, most }),
  ),
)

/** The same with a noun in it: "3000 power or less", "3000 or less power". */
export function amountOf(noun: Parser<unknown>): Parser<Bounds> {
  return any<readonly Parser<Bounds>[]>(
    map(say`${amount} ${noun}`, ([bounds]) => bounds),
    map(say`${count} ${noun} or less`, ([most]) => ({ most })),
    map(say`${count} ${noun} or more`, ([least]) => ({ least })),
  )
}

export function boundsAs<L extends string, M extends string>(parser: Parser<Bounds>, least: L, most: M): Parser<CardFilter> {
  return map(parser, (bounds) => ({
    ...(bounds.least !== undefined && { [least]: bounds.least }),
    ...(bounds.most !== undefined && { [most]: bounds.most }),
  }))
}

export function within(parser: Parser<readonly [unknown, Bounds]>): Parser<Bounds> {
  return map(parser, ([, bounds]) => bounds)
}
