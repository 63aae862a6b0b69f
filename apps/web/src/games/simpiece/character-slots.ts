import type { CardHandle } from '@parlor/simpiece'
import { useState } from 'react'
import type { CardItem, ViewModel } from './view-model.ts'

/** Characters of a half by slot; null for an empty one. */
export type CharacterSlots = readonly (CardItem | null)[]

const slotCount = 5

/** A Character keeps its slot until it leaves; a new one takes the first free slot. */
export function assignSlots(before: readonly (CardHandle | null)[], now: readonly CardItem[]): CharacterSlots {
  const slots: (CardItem | null)[] = Array.from({ length: slotCount }, () => null)
  const come = now.filter((item) => {
    const at = before.indexOf(item.handle)
    if (at >= 0) slots[at] = item
    return at < 0
  })
  for (const item of come) {
    const free = slots.indexOf(null)
    slots[free < 0 ? slots.length : free] = item
  }
  return slots
}

/** The slots of both halves, remembered by seat: the halves swap when the device is handed over. */
export function useCharacterSlots(halves: ViewModel['halves']): readonly [near: CharacterSlots, far: CharacterSlots] {
  const [known, setKnown] = useState<Readonly<Record<number, readonly (CardHandle | null)[]>>>({})
  const of = (which: 0 | 1): CharacterSlots => assignSlots(known[halves[which].seat] ?? [], halves[which].characters)
  const slots = [of(0), of(1)] as const
  const lie = slots.map((half) => half.map((item) => item?.handle ?? null))
  if (lie.some((half, which) => half.join() !== known[halves[which]!.seat]?.join()))
    setKnown({ [halves[0].seat]: lie[0]!, [halves[1].seat]: lie[1]! })
  return slots
}
