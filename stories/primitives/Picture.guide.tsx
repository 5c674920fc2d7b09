import { Picture } from '../../src/components/primitives/Picture';
import { defaultPictures } from '../../src/pictures/pictures';
import type { ComponentGuide } from '../docs/blocks/componentGuide';

/** Renders a portrait for the guide's comparison. */
function Portrait({ ratio, position }: { ratio: string; position?: string }) {
  return (
    <div style={{ aspectRatio: ratio, maxInlineSize: '15rem' }}>
      <Picture
        src="/pictures/fighters/f01.webp"
        fallback={defaultPictures.fighter}
        alt="A fighter in front of a dark wall"
        sizes="240px"
        width={800}
        height={1000}
        position={position}
      />
    </div>
  );
}

export const guide: ComponentGuide = {
  use: [
    'For every photograph: a fighter, an event, a video’s thumbnail.',
    'With the prop priority for the one largest picture of the first screen.',
    'With the prop position where the shape it is cropped to differs from the picture’s own: facePosition has a fighter’s.',
  ],
  avoid: [
    'For a line drawing in the colour of the text: use Icon.',
    'For the league’s name: use Wordmark.',
    'While nothing is known about the picture: use Skeleton.',
  ],
  keys: [],
  accessibility:
    'It has the role img, and its alternative text is its name. An empty one hides it, which is right where the text beside it says the same. If neither the picture nor its fallback can be loaded, the browser shows the text.',
  examples: [
    {
      good: {
        Example: () => <Portrait ratio="16 / 9" position="top" />,
        because: 'A wide crop of a portrait keeps its top, and with it the head.',
      },
      bad: {
        Example: () => <Portrait ratio="16 / 9" />,
        because: 'Without a position it is cropped to its middle, and the head is lost.',
      },
    },
  ],
};
