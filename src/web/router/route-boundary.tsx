import { Component, type ComponentType, type ReactNode } from 'react';
import type { Location } from './route.ts';
import { FailureContext } from './router-context.ts';

type Failure = { error: unknown };

type RouteBoundaryProps = {
  location: Location;
  /** Why the page could not be loaded. */
  failure: Failure | undefined;
  /** Shown instead of a page that could not be loaded or rendered; `useRouteError` tells it why. */
  Instead: ComponentType;
  children: ReactNode;
};

type Caught = { caught?: Failure; location: Location };

/** Keeps a failed page from taking down what stands around it, until the address is another. */
export class RouteBoundary extends Component<RouteBoundaryProps, Caught> {
  override state: Caught = { location: this.props.location };

  static getDerivedStateFromError(error: unknown): Pick<Caught, 'caught'> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ location }: RouteBoundaryProps, state: Caught): Caught | null {
    return location === state.location ? null : { location, caught: undefined };
  }

  override render(): ReactNode {
    const { failure = this.state.caught, Instead, children } = this.props;
    if (!failure) return children;
    return (
      <FailureContext value={failure.error}>
        <Instead />
      </FailureContext>
    );
  }
}
