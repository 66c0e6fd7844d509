/** AssemblyScript: takes the place of src/kernels/common/portable.ts, so that the files in core/ compile as they are. */

// @ts-expect-error: decorators are AssemblyScript's
@global
// @ts-expect-error: decorators are AssemblyScript's
@unmanaged
class Words {
  // @ts-expect-error: decorators are AssemblyScript's
  @inline
  @operator('[]')
  get(at: i32): i32 {
    return load<i32>(<usize>(at << 2));
  }
  // @ts-expect-error: decorators are AssemblyScript's
  @inline
  @operator('[]=')
  set(at: i32, word: i32): void {
    store<i32>(<usize>(at << 2), word);
  }
}

// @ts-expect-error: decorators are AssemblyScript's
@inline
export function times(a: i32, b: i32): i32 {
  return a * b;
}

// @ts-expect-error: decorators are AssemblyScript's
@inline
export function lowest(word: i32): i32 {
  return ctz(word);
}

// @ts-expect-error: decorators are AssemblyScript's
@inline
export function bitsIn(word: i32): i32 {
  return popcnt(word);
}

// @ts-expect-error: decorators are AssemblyScript's
@inline
export function zerosAbove(word: i32): i32 {
  return clz(word);
}

// @ts-expect-error: decorators are AssemblyScript's
@inline
export function copyWords(m: Words, from: i32, to: i32, count: i32): void {
  const source = <usize>(from << 2);
  const target = <usize>(to << 2);
  for (let i: usize = 0; i < <usize>(count << 2); i += 16) v128.store(target + i, v128.load(source + i));
}
