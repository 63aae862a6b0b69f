import { isRejection, type Rejection } from '@parlor/kernel'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { LinkFormat } from '../../platform/storage/link-format.ts'

/** What the address's fragment holds; both null where it is no link of this kind, or not read yet. */
interface LinkedItem<T> {
  readonly thing: T | null
  readonly refused: Rejection | null
}

const nothing = { thing: null, refused: null }

/** The item in the link by which this page was opened, read again for another one. */
export function useLinkedItem<T>(link: LinkFormat<T>): LinkedItem<T> {
  const { hash } = useLocation()
  const [read, setRead] = useState<{ readonly hash: string; readonly found: T | Rejection } | null>(null)
  useEffect(() => {
    if (!link.matches(hash)) return
    let cancelled = false
    void link.read(hash).then((found) => !cancelled && setRead({ hash, found }))
    return () => {
      cancelled = true
    }
  }, [link, hash])
  if (read?.hash !== hash) return nothing
  return isRejection(read.found) ? { thing: null, refused: read.found } : { thing: read.found as T, refused: null }
}
