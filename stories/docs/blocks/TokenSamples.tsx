import type { ReactNode } from 'react';
import { breakpoints } from '../../../src/theme/breakpoints';
import * as tokens from '../../../src/theme/tokens';
import { MotionSample } from './MotionSample';
import * as S from './TokenSamples.styles';
import { TokenTable } from './TokenTable';

interface Kind {
  tokens: Record<string, string | { value: string; use: string }>;
  /** What a style writes before a token's name, and after it. */
  code: [before: string, after: string];
  /** Draws one token, whose value is the CSS variable `--sample`. */
  draw: (style: { '--sample': string }, name: string) => ReactNode;
}

const inText = (property: S.TextProperty) =>
  function TextSample(style: { '--sample': string }, name: string) {
    return (
      <S.Text $display={name === 'display'} $property={property} style={style}>
        Three rounds, five judges, one line between them.
      </S.Text>
    );
  };

const kinds = {
  Spaces: {
    tokens: tokens.spaces,
    code: ['var(--space-', ')'],
    draw: (style) => <S.Bar style={style} />,
  },
  Radii: {
    tokens: tokens.radii,
    code: ['var(--radius-', ')'],
    draw: (style) => <S.Corner style={style} />,
  },
  Shadows: {
    tokens: tokens.shadows,
    code: ['var(--shadow-', ')'],
    draw: (style) => <S.Panel style={style} />,
  },
  Fonts: { tokens: tokens.fonts, code: ['var(--font-', ')'], draw: inText('font-family') },
  Weights: { tokens: tokens.weights, code: ['var(--weight-', ')'], draw: inText('font-weight') },
  'Line heights': {
    tokens: tokens.leadings,
    code: ['var(--leading-', ')'],
    draw: inText('line-height'),
  },
  'Letter spacing': {
    tokens: tokens.trackings,
    code: ['var(--tracking-', ')'],
    draw: inText('letter-spacing'),
  },
  Motion: {
    tokens: tokens.motions,
    code: ['var(--', ')'],
    draw: ({ '--sample': value }, name) => (
      <MotionSample
        label={name}
        duration={name.startsWith('duration') ? value : tokens.motions['duration-slow'].value}
      />
    ),
  },
  Breakpoints: {
    tokens: Object.fromEntries(
      Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`]),
    ),
    code: ['${from.', '}'],
    draw: (style) => <S.Screen style={style} />,
  },
} satisfies Record<string, Kind>;

interface TokenSamplesProps {
  kind: keyof typeof kinds;
}

/** Renders the tokens of one kind, each with a sample of it. */
export function TokenSamples({ kind }: TokenSamplesProps) {
  const {
    tokens: definitions,
    code: [before, after],
    draw,
  }: Kind = kinds[kind];
  return (
    <TokenTable
      caption={kind}
      rows={Object.entries(definitions).map(([name, token]) => {
        const { value, use } = typeof token === 'string' ? { value: token } : token;
        return {
          sample: draw({ '--sample': value }, name),
          code: before + name + after,
          // Of a font, without its fallbacks.
          value: value.replace(/^'?(Barlow[^',]*).*/, '$1'),
          use,
        };
      })}
    />
  );
}
