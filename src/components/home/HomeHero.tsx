import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { league } from '../../config/league';
import { paths } from '../../urls/paths';
import { homeContent } from '../../content/home';
import { pictureSources } from '../../pictures/pictures';
import { breakpoints } from '../../theme/breakpoints';
import { Container } from '../layout/Container';
import { ButtonLink } from '../primitives/ButtonLink';
import { eagerWhenRendered } from '../primitives/eagerWhenRendered';
import { Actions, Art, Content, Hero, Kicker, Text, Title } from './HomeHero.styles';

interface HomeHeroProps {
  /** The id of the section that "View Fighters" scrolls to. */
  fightersId: string;
  /** What is below the buttons: the next event. */
  children: ReactNode;
}

const wide = '/pictures/hero/hero.webp';
const tall = '/pictures/hero/hero-portrait.webp';
const wideScreen = `(min-width: ${String(breakpoints.m)}px)`;

/** Widths at which `object-fit: cover` draws the pictures: 16:9 in a box of the window's height, 4:5 in one of 68svh. */
const wideSizes = 'max(100vw, min(178svh - 114px, 1707px))';
const tallSizes = 'max(100vw, 55svh)';

const heroPreload = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;

/** Renders the top of the landing page: title, two buttons and what its page adds, the next event (spec §2, Home). */
export function HomeHero({ fightersId, children }: HomeHeroProps) {
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
    <Hero>
      <Art>
        <picture>
          <source
            media={wideScreen}
            type="image/avif"
            srcSet={wideSources?.avif}
            sizes={wideSizes}
          />
          <source
            media={wideScreen}
            type="image/webp"
            srcSet={wideSources?.webp}
            sizes={wideSizes}
          />
          <source type="image/avif" srcSet={tallSources?.avif} sizes={tallSizes} />
          <img
            srcSet={tallSources?.webp}
            sizes={tallSizes}
            src={tall}
            alt=""
            width={tallSources?.width}
            height={tallSources?.height}
            fetchPriority="high"
            loading={eagerWhenRendered}
            suppressHydrationWarning
          />
        </picture>
      </Art>
      <Container>
        <Content>
          <Kicker>{league.longName}</Kicker>
          <Title>{homeContent.hero.title}</Title>
          <Text>{homeContent.hero.text}</Text>
          <Actions>
            <ButtonLink to={paths.fighters} size="l">
              Enter the Arena
            </ButtonLink>
            <ButtonLink to={`#${fightersId}`} size="l" tone="secondary">
              View Fighters
            </ButtonLink>
          </Actions>
          {children}
        </Content>
      </Container>
    </Hero>
  );
}
