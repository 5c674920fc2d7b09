import { useQuery } from '@tanstack/react-query';
import { fighterQueries } from '../../api/queries';
import { toLoadable } from '../../api/toLoadable';
import { FighterView } from './FighterView';

interface FighterPageProps {
  params: { id?: string };
}

/** `/fighters/{id}`: reads one fighter and the fighter's videos. */
export function FighterPage({ params: { id = '' } }: FighterPageProps) {
  const fighter = useQuery(fighterQueries.byId(id));
  const videos = useQuery(fighterQueries.videos(id));
  return <FighterView fighter={toLoadable(fighter)} videos={toLoadable(videos)} />;
}
