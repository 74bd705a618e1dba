/** Solves a system of linear equations by Gauss; the matrix stands row by row. Unknowns that nothing decides come out as 0. */
export function solved(matrix: Float64Array, right: Float64Array): readonly number[] {
  const size = right.length;
  const rows = Array.from(right, (value, row) => [...matrix.subarray(row * size, (row + 1) * size), value]);
  for (let column = 0; column < size; column += 1) {
    const pivot = rows.slice(column).reduce((best, row, index) => {
      const most = Math.abs(rows[best]?.[column] ?? 0);
      return Math.abs(row[column] ?? 0) > most ? column + index : best;
    }, column);
    const [one, other] = [rows[column] ?? [], rows[pivot] ?? []];
    rows[column] = other;
    rows[pivot] = one;
    const leading = other[column] ?? 0;
    if (Math.abs(leading) < 1e-9) continue;
    for (const [index, row] of rows.entries()) {
      const factor = (row[column] ?? 0) / leading;
      if (index === column || factor === 0) continue;
      for (let at = column; at <= size; at += 1) row[at] = (row[at] ?? 0) - factor * (other[at] ?? 0);
    }
  }
  return rows.map((row, index) => (Math.abs(row[index] ?? 0) < 1e-9 ? 0 : (row[size] ?? 0) / (row[index] ?? 1)));
}
