import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { league } from '../../config/league';
import { paths } from '../../urls/paths';
import { homeContent } from '../../content/home';
import { pictureSources } from '../../pictures/pictures';
import { breakpoints, minWidth } from '../../theme/breakpoints';
import { Container } from '../layout/Container';
import { ButtonLink } from '../primitives/ButtonLink';
import { eagerOnServer } from '../primitives/eagerOnServer';
import * as S from './HomeHero.styles';

interface HomeHeroProps {
  /** The id of the section that "View Fighters" scrolls to. */
  fightersId: string;
  /** The fight that leads, a `FaceOff`; left out when no fight is known. */
  fight?: ReactNode;
  /** What is below the buttons when no fight leads: the next event. */
  children: ReactNode;
}

const wide = '/pictures/hero/hero.webp';
const tall = '/pictures/hero/hero-portrait.webp';
const wideScreen = minWidth(breakpoints.m);

/**
 * Widths at which `object-fit: cover` draws the pictures: 16:9 in a box of the window's height, 4:5 in one of 68svh, which
 * on a phone is 1.9 times as high as wide. Not in svh: Chromium's preload scanner takes a phone's for twice as much, and
 * loaded a larger picture beside the right one (65 KB).
 */
const wideSizes = 'max(100vw, min(178svh - 114px, 1707px))';
const tallSizes = '110vw';

const heroPreload = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;

/** Renders the top of the landing page: the title, two buttons, and a fight that leads where one is known (spec §2). */
export function HomeHero({ fightersId, fight, children }: HomeHeroProps) {
  const { title, text, enter, viewFighters } = homeContent.hero;
  const buttons = (
    <>
      <ButtonLink to={paths.fighters} size="l">
        {enter}
      </ButtonLink>
      <ButtonLink to={`#${fightersId}`} size="l" tone="secondary">
        {viewFighters}
      </ButtonLink>
    </>
  );
  if (fight) {
    return (
      <S.FightHero>
        <S.Claim>
          <S.ClaimTitle>{title}</S.ClaimTitle>
          <S.ClaimText>{text}</S.ClaimText>
        </S.Claim>
        {fight}
        <S.FightActions>{buttons}</S.FightActions>
      </S.FightHero>
    );
  }
  return (
    <S.Hero>
      <LeaguePicture />
      <Container>
        <S.Content>
          <S.Kicker translate="no">{league.longName}</S.Kicker>
          <S.Title>{title}</S.Title>
          <S.Text>{text}</S.Text>
          <S.Actions>{buttons}</S.Actions>
          {children}
        </S.Content>
      </Container>
    </S.Hero>
  );
}

/** Renders the league's picture in its wide or its tall version, and loads it first. */
function LeaguePicture() {
  const wideSources = pictureSources(wide);
  const tallSources = pictureSources(tall);
  preload(wide, {
    ...heroPreload,
    media: wideScreen,
    imageSrcSet: wideSources?.avif,
    imageSizes: wideSizes,
  });
  preload(tall, {
    ...heroPreload,
    media: `not all and ${wideScreen}`,
    imageSrcSet: tallSources?.avif,
    imageSizes: tallSizes,
  });
  return (
    <S.Art>
      <picture>
        <source media={wideScreen} type="image/avif" srcSet={wideSources?.avif} sizes={wideSizes} />
        <source media={wideScreen} type="image/webp" srcSet={wideSources?.webp} sizes={wideSizes} />
        <source type="image/avif" srcSet={tallSources?.avif} sizes={tallSizes} />
        <img
          srcSet={tallSources?.webp}
          sizes={tallSizes}
          src={tall}
          alt=""
          width={tallSources?.width}
          height={tallSources?.height}
          fetchPriority="high"
          loading={eagerOnServer}
          suppressHydrationWarning
        />
      </picture>
    </S.Art>
  );
}
