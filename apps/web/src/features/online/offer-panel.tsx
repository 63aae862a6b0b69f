import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'

interface OfferPanelProps {
  readonly text: string
  /** Withdraws it; absent where it is another seat's. */
  readonly onWithdraw?: (() => void) | undefined
  readonly agree: string
  /** Absent where the player has agreed already. */
  readonly onAgree?: (() => void) | undefined
  readonly onDecline: () => void
  /** Further answers. */
  readonly children?: ReactNode
}

/** What a seat asks of the others, to answer or, one's own, to withdraw. */
export function OfferPanel({ text, onWithdraw, agree, onAgree, onDecline, children }: OfferPanelProps): ReactElement {
  const { t } = useTranslator()
  return (
    <div className="online-offer" role="status">
      <p>{text}</p>
      {onWithdraw ? (
        <Button onClick={onWithdraw}>{t('online.withdraw')}</Button>
      ) : (
        <>
          {onAgree && (
            <Button kind="primary" onClick={onAgree}>
              {agree}
            </Button>
          )}
          <Button onClick={onDecline}>{t('online.disagree')}</Button>
          {children}
        </>
      )}
    </div>
  )
}
