import SheetPresentation

/// What each effect of the lifecycle does to the activity and the stage.
extension ActivitySession {
  func carryOut(_ effect: ActivityLifecycle.Effect) {
    switch effect {
    case .resolveItems(let run): resolveItems(run)
    case .cancelResolution: resolver?.cancel()
    case .prepare(let run): prepare(run)
    case .readController(let run): readController(run)
    case .present(let run): present(run)
    case .perform(let run): perform(run)
    case .report(let run): report(run)
    case .takeOffController: takeOffController()
    case .closeController(let run):
      takeOffController()
      send(.closed(run))
    case .returnToGrid:
      forgetRun()
      showGrid()
    case .showGrid: showGrid()
    case .leave(let run): leave(run)
    case .complete(let run): complete(run)
    }
  }

  private func resolveItems(_ run: ActivityLifecycle.Run) {
    let resolver = ItemResolver(sheet: sheet, type: activity?.activityType)
    self.resolver = resolver
    resolver.start { [weak self] result in
      switch result {
      case .success(let items):
        self?.items = items
        self?.send(.itemsResolved(run))
      case .failure(is CancellationError): self?.cancel()
      case .failure(let error): self?.fail(error, in: run)
      }
    }
    if resolver.isSlow { stage?.showWorking(on: activity?.displayTitle) }
  }

  private func prepare(_ run: ActivityLifecycle.Run) {
    stage?.showWorking(on: nil)
    activity?.run = self
    activity?.sharedSubject = sheet.subject(for: activity?.activityType)
    activity?.sharedTypes = resolver?.types ?? []
    inRun { $0.prepare(withActivityItems: items) }
    send(.prepared(run))
  }

  private func readController(_ run: ActivityLifecycle.Run) {
    inRun { controller = $0.activityViewController }
    send(.controllerRead(run, exists: controller != nil))
  }

  /// Calls the activity so that the tasks that it begins know the run.
  private func inRun(_ body: (UIActivity) -> Void) {
    guard let activity else { return }
    RunToken.$current.withValue(token) { body(activity) }
  }

  private func present(_ run: ActivityLifecycle.Run) {
    stage?.showWorking(on: nil)
    guard let controller else { return }
    stage?.show(controller) { [weak self] in self?.send(.controllerClosed(run)) }
  }

  private func perform(_ run: ActivityLifecycle.Run) {
    inRun { $0.perform() }
    if isPerforming(run) { stage?.showWorking(on: activity?.displayTitle) }
  }

  private func report(_ run: ActivityLifecycle.Run) {
    stage?.showWorking(on: nil)
    guard let failure else { return send(.controllerClosed(run)) }
    stage?.report(failure, of: activity?.displayTitle ?? "") { [weak self] in
      self?.send(.controllerClosed(run))
    }
  }

  private func takeOffController() {
    stage?.showWorking(on: nil)
    if let controller { stage?.takeOff(controller) }
    controller = nil
  }

  private func showGrid() {
    stage?.showWorking(on: nil)
    stage?.returnToGrid()
  }

  private func leave(_ run: ActivityLifecycle.Run?) {
    guard let stage else { return complete(run) }
    stage.takeOffSheet { self.complete(run) }
  }
}
