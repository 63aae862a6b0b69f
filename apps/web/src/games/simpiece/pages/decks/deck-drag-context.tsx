import {
  closestCenter,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core'
import type { CompiledCard } from '@parlor/simpiece'
import { useState, type ReactElement, type ReactNode } from 'react'
import { CardFace } from '../../card-face/card-face.tsx'

/** The pointer position decides; only a drag without a pointer uses the nearest target. */
const pointerFirst: CollisionDetection = (args) => (args.pointerCoordinates ? pointerWithin(args) : closestCenter(args))

/** No drag announcements: cards and rows are buttons with keys of their own, and every change is announced by the deck. */
const noAnnouncements = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
}

function nothing(): undefined {
  return undefined
}

/** Cards can be dragged from the grid into the deck, and out of it. */
export function DeckDragContext({
  onMore,
  children,
}: {
  onMore: (card: CompiledCard, more: number) => void
  children: ReactNode
}): ReactElement {
  const [carried, setCarried] = useState<CompiledCard | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 260, tolerance: 8 } }),
  )
  function dropped({ active, over }: DragEndEvent): void {
    setCarried(null)
    const { card, from } = active.data.current as { card: CompiledCard; from: 'pool' | 'deck' }
    if (from === 'pool' && over?.id === 'deck') onMore(card, 1)
    if (from === 'deck' && over?.id === 'pool') onMore(card, -1)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerFirst}
      accessibility={noAnnouncements}
      autoScroll={false}
      onDragStart={({ active }) => setCarried((active.data.current as { card: CompiledCard }).card)}
      onDragEnd={dropped}
      onDragCancel={() => setCarried(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {carried && (
          <div className="sp-dragged">
            <CardFace card={carried.no} size="hand" />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
