import { Tile, TileLabel, TileValue } from './StatTile.styles';

interface StatTileProps {
  /** The number as it is shown, `10,247`. */
  value: string;
  /** What is counted. */
  label: string;
}

/** One number worth boasting of, and what it counts. */
export function StatTile({ value, label }: StatTileProps) {
  return (
    <Tile>
      <TileValue>{value}</TileValue> <TileLabel>{label}</TileLabel>
    </Tile>
  );
}
