import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { fighterQueries } from '../../api/queries';
import { toLoadable } from '../../api/toLoadable';
import { FighterView } from './FighterView';

/** `/fighters/{id}`: reads one fighter and the fighter's videos. */
export function FighterPage() {
  const { id = '' } = useParams();
  const fighter = useQuery(fighterQueries.byId(id));
  const videos = useQuery(fighterQueries.videos(id));
  return <FighterView fighter={toLoadable(fighter)} videos={toLoadable(videos)} />;
}
