import * as S from './StatTile.styles';

interface StatTileProps {
  /** The formatted number, such as `10,247`. */
  value: string;
  /** What is counted. */
  label: string;
}

/** Renders one figure of the community with its label. */
export function StatTile({ value, label }: StatTileProps) {
  return (
    <S.Tile>
      <S.TileValue>{value}</S.TileValue> <S.TileLabel>{label}</S.TileLabel>
    </S.Tile>
  );
}
