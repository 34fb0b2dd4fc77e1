/** Mixing of colours in OKLab, where half-way between two paints looks half-way. Colours are `#rrggbb`. */

type Lab = readonly [number, number, number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const clamp = (c: number) => Math.min(1, Math.max(0, c));

function toLab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((i) => toLinear(parseInt(hex.slice(i, i + 2), 16) / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

function toHex([L, a, b]: Lab): string {
  const l = (L + 0.3963 * a + 0.2158 * b) ** 3;
  const m = (L - 0.1056 * a - 0.0639 * b) ** 3;
  const s = (L - 0.0895 * a - 1.2915 * b) ** 3;
  const channels = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ];
  return `#${channels
    .map((c) =>
      Math.round(255 * clamp(toGamma(clamp(c))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `a` at 0, `b` at 1. */
export function mix(a: string, b: string, t: number): string {
  if (t <= 0) return a;
  const [x, y] = [toLab(a), toLab(b)];
  return toHex([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t]);
}
