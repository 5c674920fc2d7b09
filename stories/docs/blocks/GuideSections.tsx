import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentGuide, GuideExample } from './componentGuide';
import { Example, Examples, Keys, Verdict } from './GuideSections.styles';
import { linkNames } from './linkNames';

interface GuideProps {
  guide: ComponentGuide;
}

function ExampleTile({ Example: Content, because, good }: GuideExample & { good: boolean }) {
  return (
    <Example $good={good}>
      <div>
        <Content />
      </div>
      <figcaption>
        <Verdict $good={good}>{good ? 'Do' : 'Don’t'}</Verdict> {because}
      </figcaption>
    </Example>
  );
}

const listOf = (sentences: string[]) =>
  sentences.map((sentence) => `- ${linkNames(sentence)}`).join('\n');

/** Renders when a component is the right one, with live examples where there are some. */
export function WhenToUse({ guide: { use, avoid, examples = [] } }: GuideProps) {
  return (
    <>
      <Heading>When to use it</Heading>
      <Markdown>{listOf(use)}</Markdown>
      <Heading>When not to use it</Heading>
      <Markdown>{listOf(avoid)}</Markdown>
      {examples.map(({ good, bad }) => (
        <Examples key={good.because} className="sb-unstyled">
          <ExampleTile {...good} good />
          <ExampleTile {...bad} good={false} />
        </Examples>
      ))}
    </>
  );
}

/** Renders the keys that a component responds to, and what it exposes to assistive technology. */
export function KeysAndNames({ guide: { keys, accessibility } }: GuideProps) {
  return (
    <>
      <Heading>Keys and assistive technology</Heading>
      <Markdown>{linkNames(accessibility)}</Markdown>
      {keys.length > 0 && (
        <Keys className="sb-unstyled">
          {keys.map(([key, effect]) => [
            <dt key={key}>
              <kbd>{key}</kbd>
            </dt>,
            <dd key={`${key} effect`}>{effect}</dd>,
          ])}
        </Keys>
      )}
    </>
  );
}
