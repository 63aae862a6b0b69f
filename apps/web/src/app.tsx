import './app.css'
import { lazy, Suspense, type ReactElement } from 'react'
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router'
import { isGameId } from './web-game/registry.ts'
import { Announcer } from './ui/announcer.tsx'
import { PageErrorBoundary } from './ui/page-error-boundary.tsx'
import { Lobby } from './features/lobby/lobby.tsx'
import { NotFoundPage } from './web-game/not-found-page.tsx'
import { ToastRegion } from './ui/toast.tsx'
import { LoadingPlaceholder } from './ui/loading-placeholder.tsx'
import { PwaPrompts } from './features/pwa/pwa-prompts.tsx'
import { loadPageWithOnlineStrings } from './platform/i18n/translator.ts'

const SettingsPage = lazy(() => import('./features/settings/settings-page.tsx'))
const SavesPage = lazy(() => import('./features/saves/saves-page.tsx'))
const GameHomePage = lazy(() => import('./features/game-home/game-home-page.tsx'))
const GameSubpageRoute = lazy(() => import('./features/game-home/game-subpage-route.tsx'))
const AnalysisPage = lazy(() => import('./features/analysis/analysis-page.tsx'))
const DailyPage = lazy(() => import('./features/daily/daily-page.tsx'))
const OnlineGameLobbyPage = lazy(() => loadPageWithOnlineStrings(import('./features/online/online-game-lobby-page.tsx')))
const OnlinePage = lazy(() => loadPageWithOnlineStrings(import('./features/online/online-page.tsx')))
const OnlineTablePage = lazy(() => loadPageWithOnlineStrings(import('./features/online/online-table-page.tsx')))
const JoinPage = lazy(() => loadPageWithOnlineStrings(import('./features/online/join-page.tsx')))
const AccountPage = lazy(() => loadPageWithOnlineStrings(import('./features/online/account-page.tsx')))
const RulesPage = lazy(() => import('./features/rules/rules-page.tsx'))
const StatisticsPage = lazy(() => import('./features/statistics/statistics-page.tsx'))
const TablePage = lazy(async () => {
  // Loaded together: a result that suspends would replace the finished table by the placeholder.
  const [page, { DailyResult }] = await Promise.all([import('./table/local-table-page.tsx'), import('./features/daily/daily-result.tsx')])
  return { default: () => <page.default DailyResult={DailyResult} /> }
})
const ReplayPage = lazy(() => loadPageWithOnlineStrings(import('./table/replay-page.tsx')))

/** A list that cannot be loaded is left out: the lobby works without it. */
const MyTables = lazy(() =>
  loadPageWithOnlineStrings(import('./features/online/my-tables.tsx')).then(
    (module) => ({ default: module.MyTables }),
    () => ({ default: () => null }),
  ),
)

export function App(): ReactElement {
  return (
    <BrowserRouter>
      <AppRoutes />
      <PwaPrompts />
      <ToastRegion />
      <Announcer />
    </BrowserRouter>
  )
}

function AppRoutes(): ReactElement {
  const { pathname } = useLocation()
  return (
    <PageErrorBoundary path={pathname}>
      <Suspense fallback={<LoadingPlaceholder />}>
        <Routes>
          <Route index element={<Lobby MyTables={MyTables} />} />
          <Route path="settings" element={<SettingsPage />} />
          <Route path="online" element={<OnlinePage />} />
          <Route path="join/:code" element={<JoinPage />} />
          <Route path="account" element={<AccountPage />} />
          <Route path="saves" element={<SavesPage />} />
          <Route path=":game" element={<GameRoute />}>
            <Route index element={<GameHomeRoute />} />
            <Route path="rules" element={<RulesPage />} />
            <Route path="statistics" element={<StatisticsPage />} />
            <Route path="daily" element={<DailyPage />} />
            <Route path="online" element={<OnlineGameLobbyPage />} />
            <Route path="online/:match" element={<OnlineTablePage />} />
            <Route path="online/:match/replay" element={<ReplayPage from="online" />} />
            <Route path="shared/:match" element={<ReplayPage from="shared" />} />
            <Route path="analysis" element={<AnalysisPage />} />
            <Route path="analysis/:match" element={<AnalysisPage />} />
            <Route path="play/:match" element={<TablePage />} />
            <Route path="replay" element={<ReplayPage />} />
            <Route path="replay/:match" element={<ReplayPage />} />
            <Route path=":page/*" element={<GameSubpageRoute />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </PageErrorBoundary>
  )
}

/** Layout of all routes under `/<game>`; the wrapper carries the game's theme tokens. */
function GameRoute(): ReactElement {
  const { game } = useParams()
  if (!isGameId(game)) return <NotFoundPage />
  return (
    <div className="game-root" data-game={game}>
      <Outlet />
    </div>
  )
}

/** Redirects `/dots` to `/dots/`: the slash is part of the scope in the game's web app manifest. */
function GameHomeRoute(): ReactElement {
  const { pathname, search, hash } = useLocation()
  return pathname.endsWith('/') ? <GameHomePage /> : <Navigate to={`${pathname}/${search}${hash}`} replace />
}
