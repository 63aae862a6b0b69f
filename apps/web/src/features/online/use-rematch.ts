import { isRejection } from '@parlor/kernel'
import type { TableInfo } from '@parlor/protocol'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { moveOwnCommitmentsToRematch } from '../../data/deal-commitments.ts'
import { apiRequest } from '../../session/online/api.ts'
import type { WebGame } from '../../web-game/web-game.ts'

/**
 * Follows a match to its rematch, which is another table, and returns what opens that one. This device's commitments are moved to its id
 * first, whoever goes there and how: without them, a commitment that the server exchanged would pass for that of another device.
 */
export function useRematch(webGame: WebGame, { match, next, you, rematch }: TableInfo): () => void {
  const navigate = useNavigate()
  const asked = you !== null && rematch.includes(you)
  // Whoever opens the address of a match that has been followed by another wants to see that match, unless the other waits for them.
  const earlier = useRef(next)
  const open = useCallback(
    () => void navigate(`/${webGame.game.id}/online/${next}${location.search}`, { replace: true }),
    [navigate, webGame, next],
  )
  useEffect(() => {
    if (!next) return
    let unmounted = false
    async function follow(rematchId: string): Promise<void> {
      await moveOwnCommitmentsToRematch(match, rematchId)
      const wanted = rematchId !== earlier.current || (asked && (await isUnfinished(rematchId)))
      if (wanted && !unmounted) open()
    }
    void follow(next)
    return () => {
      unmounted = true
    }
  }, [match, next, asked, open])
  return () => {
    if (next) void moveOwnCommitmentsToRematch(match, next).then(open)
  }
}

async function isUnfinished(match: string): Promise<boolean> {
  const table = await apiRequest('table', { parts: { match } })
  return !isRejection(table) && table.state !== 'over' && table.state !== 'closed'
}
