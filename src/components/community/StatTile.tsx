import * as Styled from './StatTile.styles';

interface StatTileProps {
  /** The number as it is shown, `10,247`. */
  value: string;
  /** What is counted. */
  label: string;
}

/** One number worth boasting of, and what it counts. */
export function StatTile({ value, label }: StatTileProps) {
  return (
    <Styled.Tile>
      <Styled.TileValue>{value}</Styled.TileValue> <Styled.TileLabel>{label}</Styled.TileLabel>
    </Styled.Tile>
  );
}
