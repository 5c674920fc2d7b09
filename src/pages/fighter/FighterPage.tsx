import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { fighterQueries } from '../../api/queries';
import { toLoadable } from '../../api/toLoadable';
import { Comparison } from '../Comparison';
import { useComparison } from '../useComparison';
import { FighterView } from './FighterView';

interface FighterPageProps {
  params: { id?: string };
}

/** `/fighters/{id}`: reads one fighter and the fighter's videos, and in the address whom to compare with. */
export function FighterPage({ params: { id = '' } }: FighterPageProps) {
  const fighter = useQuery(fighterQueries.byId(id));
  const videos = useQuery(fighterQueries.videos(id));
  const compare = useRef<HTMLButtonElement>(null);
  const { ids, open, choose, close } = useComparison();
  return (
    <>
      <FighterView
        fighter={toLoadable(fighter)}
        videos={toLoadable(videos)}
        onCompare={open}
        compareRef={compare}
      />
      {ids && fighter.data && (
        <Comparison
          fighter={fighter.data}
          ids={ids}
          onChoose={choose}
          onClose={close}
          opener={compare}
        />
      )}
    </>
  );
}
