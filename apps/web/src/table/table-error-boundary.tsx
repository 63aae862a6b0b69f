import { writeMatch } from '@parlor/kernel/host'
import { Component, type ReactElement, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import type { Session } from '../session/session.ts'
import { writeSharedMatch } from '../data/shared-match.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { downloadText } from '../ui/download.ts'

interface CaughtError {
  readonly error: Error | null
}

interface TableErrorBoundaryProps {
  readonly session: Pick<Session, 'match' | 'store'>
  readonly children: ReactNode
}

/** Error boundary around a game's components: the rest of the table stays usable and the match can be exported. */
export class TableErrorBoundary extends Component<TableErrorBoundaryProps, CaughtError> {
  override state: CaughtError = { error: null }

  static getDerivedStateFromError(error: unknown): CaughtError {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    return this.state.error ? <TableErrorMessage session={this.props.session} error={this.state.error} /> : this.props.children
  }
}

function TableErrorMessage({ session, error }: Pick<TableErrorBoundaryProps, 'session'> & { error: Error }): ReactElement {
  const { t } = useTranslator()
  const { match } = session
  function save(): void {
    if (!match) return
    const { players } = session.store.getState()
    downloadText(`${match.game.id}-${match.history.length}.parlor.json`, writeSharedMatch({ players, record: writeMatch(match) }))
  }
  return (
    <section className="table-error" role="alert">
      <h2>{t('table.broken')}</h2>
      <p>{t('table.brokenText')}</p>
      <div className="dialog-buttons">
        {match && (
          <Button kind="primary" icon="download" onClick={save}>
            {t('table.exportMatch')}
          </Button>
        )}
        <Button icon="reload" onClick={() => location.reload()}>
          {t('house.reload')}
        </Button>
      </div>
      <details className="crash-details">
        <summary>{t('house.details')}</summary>
        <pre>{error.stack ?? error.message}</pre>
      </details>
    </section>
  )
}
