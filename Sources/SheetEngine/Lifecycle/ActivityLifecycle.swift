/// What happens between the opening of the sheet and its completion handler, as a value: an event
/// comes in, the state changes, and the effects to carry out come back in order.
///
/// It knows no activity and no screen, so every path is tested with plain values. A run is one choice;
/// its number tells late events of an abandoned run from those of the current one.
struct ActivityLifecycle: Equatable {
  /// Numbers the choices, from 1.
  typealias Run = Int

  /// Where the sheet stands.
  enum State: Equatable {
    /// The grid waits for a choice. `after` is a run whose controller went without a word from the
    /// activity: it may still say that it finished, as long as nothing else was chosen.
    case choosing(after: Run?)
    /// The items for the chosen activity are being made.
    case resolving(Run)
    /// `prepare` is being called.
    case preparing(Run)
    /// The activity's controller is being asked for.
    case reading(Run)
    /// The activity's controller is on the screen.
    case presenting(Run)
    /// The person left the activity's controller, which is being taken off. What it does with that is
    /// still part of the run: many say in `viewWillDisappear`, or where Quick Look tells its delegate,
    /// that they are done.
    case closing(Run)
    /// `perform` was called.
    case performing(Run)
    /// After `perform` the controller is asked for once more, since it may show the result.
    case readingResult(Run)
    /// The result is on the screen.
    case showingResult(Run)
    /// What failed is on the screen.
    case reporting(Run)
    /// The completion handler is due or has run.
    case ended
  }

  /// What may happen.
  enum Event: Equatable {
    /// The person chose an activity.
    case chose
    /// The items are there.
    case itemsResolved(Run)
    /// The items cannot be had.
    case itemsFailed(Run)
    /// `prepare` returned.
    case prepared(Run)
    /// The getter of the controller returned one, or `nil`.
    case controllerRead(Run, exists: Bool)
    /// The activity's own screen, its result, or the report of a failure left the screen.
    case controllerClosed(Run)
    /// The controller that the person left is off.
    case closed(Run)
    /// The activity says that it is done.
    case finished(Run, Ending)
    /// The person gave up, wherever they are.
    case personCancelled
    /// The sheet was taken off by its presenter.
    case sheetRemoved
  }

  /// How an activity ended, as far as the next step depends on it.
  enum Ending: Equatable {
    case succeeded
    case gaveUp
    case failed
  }

  /// What is to be done, in order.
  enum Effect: Equatable {
    case resolveItems(Run)
    case cancelResolution
    case prepare(Run)
    case readController(Run)
    case present(Run)
    case perform(Run)
    case report(Run)
    /// Takes off the activity's controller, if it is there.
    case takeOffController
    /// As that, and says so with ``Event/closed(_:)``.
    case closeController(Run)
    /// The grid is the person's again, and the run is forgotten.
    case returnToGrid
    /// The grid is the person's again, but the run may still finish.
    case showGrid
    /// Takes off the sheet, then calls the completion handler with the outcome of the run, or with
    /// "nothing chosen".
    case leave(Run?)
    /// Calls the completion handler; the sheet is gone already.
    case complete(Run?)
  }

  /// Where it stands.
  private(set) var state = State.choosing(after: nil)
  /// The number of the latest choice.
  private(set) var run: Run = 0

  /// Whether the activity of the current run may say that it finished.
  var acceptsFinish: Bool {
    switch state {
    case .preparing, .reading, .presenting, .closing, .performing, .choosing(after: .some): true
    default: false
    }
  }

  /// Whether the grid waits for a choice.
  var isChoosing: Bool {
    if case .choosing = state { true } else { false }
  }

  /// Takes an event and returns what is to be done. Events that do not fit the state, among them all of
  /// an earlier run, do nothing.
  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .chose: choose()
    case .personCancelled: cancel()
    case .sheetRemoved: sheetRemoved()
    case .finished(let run, let ending): finish(run, ending)
    case .controllerClosed(let run): controllerClosed(run)
    default: advance(event)
    }
  }

  private mutating func choose() -> [Effect] {
    guard isChoosing else { return [] }
    run += 1
    state = .resolving(run)
    return [.resolveItems(run)]
  }

  /// The steps from the choice to the work.
  private mutating func advance(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.resolving(run), .itemsResolved(run)): go(.preparing(run), [.prepare(run)])
    case (.resolving(run), .itemsFailed(run)): go(.reporting(run), [.report(run)])
    case (.preparing(run), .prepared(run)): go(.reading(run), [.readController(run)])
    case (.reading(run), .controllerRead(run, exists: true)): go(.presenting(run), [.present(run)])
    case (.reading(run), .controllerRead(run, exists: false)):
      go(.performing(run), [.perform(run)])
    case (.closing(run), .closed(run)): go(.choosing(after: nil), [.returnToGrid])
    case (.readingResult(run), .controllerRead(run, exists: true)):
      go(.showingResult(run), [.present(run)])
    case (.readingResult(run), .controllerRead(run, exists: false)): end(run)
    default: []
    }
  }

  private mutating func finish(_ run: Run, _ ending: Ending) -> [Effect] {
    guard run == self.run, acceptsFinish else { return [] }
    if state == .performing(run), ending == .succeeded {
      return go(.readingResult(run), [.readController(run)])
    }
    // The person gave up, and so does the activity.
    if state == .closing(run), ending == .gaveUp { return [] }
    guard ending == .failed else { return end(run) }
    return go(.reporting(run), [.takeOffController, .report(run)])
  }

  /// Some activities dismiss their controller and finish afterwards, some never do; either way the
  /// grid is back meanwhile. Result and report are the last thing shown.
  private mutating func controllerClosed(_ run: Run) -> [Effect] {
    switch state {
    case .presenting(run): go(.choosing(after: run), [.showGrid])
    case .showingResult(run), .reporting(run): end(run)
    default: []
    }
  }

  private mutating func cancel() -> [Effect] {
    switch state {
    case .choosing: end(nil)
    case .resolving: go(.choosing(after: nil), [.cancelResolution, .returnToGrid])
    case .presenting(let run): go(.closing(run), [.closeController(run)])
    case .closing: []
    case .preparing, .reading, .performing:
      go(.choosing(after: nil), [.takeOffController, .returnToGrid])
    case .readingResult(let run), .showingResult(let run), .reporting(let run): end(run)
    case .ended: []
    }
  }

  private mutating func sheetRemoved() -> [Effect] {
    switch state {
    case .ended: []
    case .choosing(let run): go(.ended, [.complete(run)])
    case .resolving(let run): go(.ended, [.cancelResolution, .complete(run)])
    default: go(.ended, [.complete(run)])
    }
  }

  private mutating func end(_ run: Run?) -> [Effect] {
    go(.ended, [.takeOffController, .leave(run)])
  }

  private mutating func go(_ next: State, _ effects: [Effect]) -> [Effect] {
    state = next
    return effects
  }
}
