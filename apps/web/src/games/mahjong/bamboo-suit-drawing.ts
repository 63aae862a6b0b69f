import type { SvgShape } from '../../web-game/svg-drawing.ts'

/** A bamboo stick around a point, in two segments; `turn` rotates it, in degrees, and it is never wider than twice `widest`. */
export function drawBambooStick(x: number, y: number, height: number, ink: string, turn = 0, widest = 6.4): SvgShape {
  const half = height / 2
  const wide = Math.min(widest, height * 0.2)
  const joint = `C${wide} ${-half * 0.62} ${wide * 0.62} ${-half * 0.3} ${wide * 0.62} ${-half * 0.16}`
  const outline = [
    `M0 ${-half}`,
    `C${wide * 0.9} ${-half} ${wide} ${-half * 0.86} ${wide} ${-half * 0.78}`,
    joint,
    `L${wide} 0`,
    `L${wide * 0.62} ${half * 0.16}`,
    `C${wide * 0.62} ${half * 0.3} ${wide} ${half * 0.62} ${wide} ${half * 0.78}`,
    `C${wide} ${half * 0.86} ${wide * 0.9} ${half} 0 ${half}`,
  ]
  const right = outline.join('')
  const left = mirrored(right)
  const at = `translate(${x} ${y}) rotate(${turn})`
  return {
    tag: 'g',
    attributes: {},
    inside: [
      {
        tag: 'path',
        attributes: { d: right + left, fill: '#ffffff', fillOpacity: 0.85, transform: `translate(${x + 0.5} ${y + 0.7}) rotate(${turn})` },
      },
      { tag: 'path', attributes: { d: right + left, fill: ink, transform: at } },
      {
        tag: 'path',
        attributes: {
          d: `M0 ${-half * 0.82}V${-half * 0.24}M0 ${half * 0.24}V${half * 0.82}`,
          stroke: '#fdf8ea',
          strokeWidth: wide * 0.3,
          strokeLinecap: 'round',
          transform: at,
        },
      },
    ],
  }
}

/** The same outline on the other side of the axis. */
function mirrored(path: string): string {
  return path.replaceAll(/(-?[\d.e-]+) (-?[\d.e-]+)/g, (_, x: string, y: string) => `${-Number(x) || 0} ${y}`)
}

const cream = '#fdf8ea'

function shape(d: string, fill: string): SvgShape {
  return { tag: 'path', attributes: { d, fill } }
}

function line(d: string, stroke: string, width: number): SvgShape {
  return { tag: 'path', attributes: { d, fill: 'none', stroke, strokeWidth: width, strokeLinecap: 'round', strokeLinejoin: 'round' } }
}

/** One bamboo: a bird on a branch, its tail spread. */
export function drawBambooBird(): SvgShape[] {
  const [green, red, blue] = ['#16703c', '#b3231f', '#1c3f94']
  return [
    // Tail feathers, each with its eye.
    shape('M33 45C30 56 20 68 8 76C10 63 17 50 28 42Z', green),
    shape('M35 46C34 58 29 70 21 78C19 66 22 53 30 43Z', blue),
    shape('M37 46C39 57 38 69 34 78C29 68 28 56 32 45Z', green),
    line('M30.5 45C25 56 18 66 11.5 72.5', cream, 1),
    line('M32.5 47C30 58 26 67 22.6 73.5', cream, 1),
    line('M34.4 48C34.6 58 34.4 66 33.6 73', cream, 1),
    ...[
      [13.2, 69.6],
      [23.8, 70.4],
      [33.8, 69.4],
    ].map(([cx, cy]): SvgShape => ({ tag: 'circle', attributes: { cx: cx!, cy: cy!, r: 1.9, fill: red } })),
    // Body and breast.
    shape('M27 43C21 33 25 20 35 15C44 11 51 18 49 29C47 40 41 49 33 50C30 49 28 47 27 43Z', green),
    shape('M43 15.5C50 19 50.5 28 48 35C45.5 42 41 47 36.5 49.4C43 41 46 28 43 15.5Z', red),
    // Wing.
    shape('M28 40C23 32 27 23 36 22C41 22 43 27 41 33C38 40 33 43 28 40Z', blue),
    line('M29.5 35.5C33 36.5 37 34.5 39.5 30.5', cream, 1),
    line('M29.6 31C33 32 36.5 30 38.4 26.6', cream, 1),
    line('M31.4 27C33.6 27.4 35.6 26.4 37 24.6', cream, 1),
    // Head, crest and beak.
    shape('M37 17C35.5 9 41 3.5 47 4.5C52.5 5.5 54 11 51.5 15.5C49 20 40 21.5 37 17Z', green),
    shape('M52.6 8.6L59 11L52.4 13.4Z', red),
    line('M43 5C41 2.6 38.4 1.8 36 2.2M45.6 4.4C44.6 2.2 43 .9 41 .7', red, 1.3),
    { tag: 'circle', attributes: { cx: 47.6, cy: 9.8, r: 2, fill: cream } },
    { tag: 'circle', attributes: { cx: 48, cy: 9.9, r: 1, fill: '#23201d' } },
    // Feet on the branch.
    line('M39 48.6V56M43 45.6L44.6 55', red, 1.5),
    line('M36 57.5C43 55 50 55.6 57 58', '#6d4a22', 2.4),
    shape('M50 56.5C52 52.5 55.5 51.5 58 52C57 55.4 54.4 57.4 50 56.5Z', green),
  ]
}
