import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Prometheus metrics; labels are few and never identify a person. */
export interface Metrics {
  readonly registry: Registry
  readonly clientMessages: Counter<'kind' | 'result'>
  readonly badFrames: Counter
  readonly refusedSockets: Counter<'why'>
  readonly requests: Counter<'route' | 'status'>
  /** From the frame's arrival to its reply, commit included. */
  readonly responseSeconds: Histogram<'kind'>
}

export function createMetrics(gauges: Readonly<Record<'sockets' | 'rooms' | 'waiting', () => number>>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  for (const [name, read] of Object.entries(gauges)) registry.registerMetric(gauge(name, read))
  return {
    registry,
    clientMessages: new Counter({
      name: 'parlor_asks_total',
      help: 'What clients asked for on sockets.',
      labelNames: ['kind', 'result'],
      registers,
    }),
    badFrames: new Counter({ name: 'parlor_bad_frames_total', help: 'Frames that could not be read.', registers }),
    refusedSockets: new Counter({
      name: 'parlor_refused_sockets_total',
      help: 'Sockets that were not opened.',
      labelNames: ['why'],
      registers,
    }),
    requests: new Counter({ name: 'parlor_requests_total', help: 'HTTP requests.', labelNames: ['route', 'status'], registers }),
    responseSeconds: new Histogram({
      name: 'parlor_answer_seconds',
      help: 'From a frame to its answer.',
      labelNames: ['kind'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  }
}

function gauge(name: string, read: () => number): Gauge {
  return new Gauge({
    name: `parlor_${name}`,
    help: `How many ${name} this node has.`,
    registers: [],
    collect() {
      this.set(read())
    },
  })
}
