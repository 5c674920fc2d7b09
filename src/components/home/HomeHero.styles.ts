import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';
import { scrim } from '../../theme/scrim';

export const Hero = styled.section`
  position: relative;
  display: grid;
  align-items: end;
  min-block-size: min(calc(100svh - 4rem - var(--live-bar, 0px)), 60rem);
  isolation: isolate;
  overflow: hidden;

  ${from.l} {
    align-items: center;
    min-block-size: clamp(38rem, calc(100svh - 4.5rem - var(--live-bar, 0px)), 60rem);
  }
`;

export const Art = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: -1;
  block-size: 68svh;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 56% 0;
  }

  /* The scrim, which keeps text readable on the picture. */
  &::after {
    position: absolute;
    inset: 0;
    background: linear-gradient(
      to top,
      var(--color-canvas) 2%,
      ${scrim('canvas', 85)} 34%,
      ${scrim('canvas', 55)} 52%,
      transparent 72%
    );
    content: '';
  }

  ${from.m} {
    inset: 0;
    block-size: auto;

    img {
      object-position: 64% 0;
    }
  }

  ${from.l} {
    img {
      object-position: 60% 20%;
    }

    &::after {
      background:
        linear-gradient(to top, var(--color-canvas), transparent 24%),
        linear-gradient(to right, ${scrim('canvas', 90)} 18%, transparent 62%);
    }
  }
`;

export const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  max-inline-size: 40rem;
  /* On a low phone the text begins below the face. */
  padding-block: max(var(--space-24), 24svh) var(--space-10);

  ${from.l} {
    gap: var(--space-6);
    /* The title breaks before it reaches the face. */
    max-inline-size: 34rem;
    padding-block: var(--space-12);
  }
`;

export const Kicker = styled.p`
  font: var(--weight-display) var(--text-display-xs) / 1.2 var(--font-display);
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

export const Title = styled.h1`
  font-size: var(--text-display-xl);
  line-height: 0.88;
  letter-spacing: -0.01em;

  /* In a low window the text is beside the face, not below it. */
  ${from.m} and (max-height: 40rem) {
    max-inline-size: 5em;
  }
`;

export const Text = styled.p`
  max-inline-size: 34rem;
  font-size: var(--text-l);
  text-wrap: balance;
  line-height: 1.45;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  inline-size: 100%;
  padding-block-start: var(--space-2);

  /* Full width on a phone, where they do not fit side by side. */
  > * {
    flex: 1 0 100%;
  }

  ${from.m} {
    > * {
      flex: none;
    }
  }
`;

/* On a phone the fight and the buttons come first; wider, the claim and the buttons share the last line. */
export const FightHero = styled.section`
  --window: calc(100svh - 4rem - var(--live-bar, 0px));
  display: grid;
  grid-template: 'fight' 1fr 'actions' auto 'claim' auto / minmax(0, 1fr);
  gap: var(--space-4);
  min-block-size: min(var(--window), max(60rem, 56vw));
  padding-block-end: var(--space-6);
  overflow: hidden;

  /* On a phone on its side the buttons end the window. */
  @media (max-height: 30em) {
    grid-template-rows: minmax(calc(var(--window) - 3.25rem - 2 * var(--space-4)), auto) auto auto;
  }

  > :nth-child(2) {
    grid-area: fight;
  }

  ${from.l} {
    /* Below the fight, the column of the page. */
    grid-template-columns:
      minmax(var(--space-8), 1fr) repeat(2, minmax(0, var(--half, 37.5rem)))
      minmax(var(--space-8), 1fr);
    grid-template-rows: 1fr auto;
    grid-template-areas: '. fight fight .' '. claim actions .';
    gap: var(--space-6) 0;
    --window: calc(100svh - 4.5rem - var(--live-bar, 0px));
    padding-block-end: var(--space-8);

    > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }

  ${from.xxl} {
    --half: 50rem;
  }
`;

export const Claim = styled.div`
  grid-area: claim;
  display: grid;
  gap: var(--space-1);
  padding-inline: var(--space-4);

  ${from.m} {
    padding-inline: var(--space-6);
  }

  ${from.l} {
    align-content: end;
    padding-inline: 0;
  }
`;

export const ClaimTitle = styled.h1`
  font-size: var(--text-display-s);
`;

export const ClaimText = styled.p`
  color: var(--color-ink-muted);
`;

export const FightActions = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding-inline: var(--space-4);

  /* Side by side where their labels fit, else one below the other. */
  > * {
    flex: 1 1 auto;
    padding-inline: var(--space-2);
  }

  ${from.m} {
    padding-inline: var(--space-6);
  }

  ${from.l} {
    align-items: end;
    justify-content: end;
    padding-inline: 0;

    > * {
      flex: none;
      padding-inline: var(--space-8);
    }
  }
`;
