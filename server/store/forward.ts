/** Calls a method of a target that is known when the call is made. */
export type Call<T> = <R>(method: string, act: (target: T) => Promise<R>) => Promise<R>;

type Method = (...args: unknown[]) => Promise<unknown>;

/** A method of a target by way of `call`: for stores around stores. */
export function through<T extends object, M extends keyof T & string>(call: Call<T>, method: M): T[M] {
  const forwarded: Method = (...args) =>
    call(method, (target) => (Reflect.get(target, method) as Method).apply(target, args));
  return forwarded as T[M];
}

/** All methods of a target by way of `call`. */
export function forward<T extends object>(call: Call<T>): T {
  return new Proxy({} as T, {
    get: (_, method) => through(call, String(method) as keyof T & string),
  });
}
