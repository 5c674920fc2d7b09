import { Tile, TileLabel, TileValue } from './StatTile.styles';

interface StatTileProps {
  /** The formatted number, such as `10,247`. */
  value: string;
  /** What is counted. */
  label: string;
}

/** Renders one figure of the community with its label. */
export function StatTile({ value, label }: StatTileProps) {
  return (
    <Tile>
      <TileValue>{value}</TileValue> <TileLabel>{label}</TileLabel>
    </Tile>
  );
}
